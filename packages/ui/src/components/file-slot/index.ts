export { FileSlot, type FileSlotProps, type SlotFile } from './file-slot.tsx';
