/** How many tasks of one kind run, and how many wait. */
export interface QueueLength {
  readonly running: number;
  readonly waiting: number;
}
