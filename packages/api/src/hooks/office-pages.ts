import { announcementList, performanceReportList } from '../contract/index.ts';
import { useCall } from './use-call.ts';

/** Announcements of the customs office, the newest first. */
export const useAnnouncements = () => useCall(announcementList, {});

/** The customs office's yearly performance reports, the newest first. */
export const usePerformanceReports = () => useCall(performanceReportList, {});
