const key = 'pabean.announcement';

// Used until the page is reloaded, where the browser refuses storage.
let dueHere = false;

/** Called at sign-in: the announcement opens at the next visit of the dashboard, also after a reload in between. */
export function announceAgain(): void {
  dueHere = true;
  try {
    sessionStorage.setItem(key, 'due');
  } catch {}
}

/** Returns whether the announcement was not seen since the last sign-in. */
export function isAnnouncementDue(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return dueHere;
  }
}

/** Marks the announcement as seen. */
export function noteAnnouncement(): void {
  dueHere = false;
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
