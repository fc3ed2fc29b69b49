export { StatusTimeline, type StatusTimelineProps } from './status-timeline.tsx';
export type { TimelineEvent } from './timeline-steps.ts';
