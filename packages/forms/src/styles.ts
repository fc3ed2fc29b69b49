// The source of dist/styles.css: what every form draws beyond @pabean/ui. Nothing imports it.
import './index.ts';
