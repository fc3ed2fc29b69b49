export {
  DocumentSlots,
  type DocumentSlotsProps,
  type SlotAnswer,
  type SlotCallbacks,
  type SlotSubmission,
} from './document-slots.tsx';
export { StoredSlots, type StoredSlotsProps } from './stored-slots.tsx';
