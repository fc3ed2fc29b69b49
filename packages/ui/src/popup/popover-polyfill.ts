import { apply } from '@oddbird/popover-polyfill/fn';

// In a layer, so that the styles of popups override them.
apply({ layerName: 'pabean.popover' });
