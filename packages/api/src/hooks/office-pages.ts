import { announcementList, performanceReportList } from '../contract/index.ts';
import { useCall } from './use-call.ts';

/** Announcements of the office, the newest first. */
export const useAnnouncements = () => useCall(announcementList, {});

/** The office's yearly performance reports, the newest first. */
export const usePerformanceReports = () => useCall(performanceReportList, {});
