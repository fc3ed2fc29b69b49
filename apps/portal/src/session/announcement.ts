const key = 'pabean.announcement';

// Where the browser refuses storage, it is known until the page is loaded again.
let dueHere = false;

/** Somebody signs in: the announcement opens with the next entry to the dashboard, also after a reload in between. */
export function announceAgain(): void {
  dueHere = true;
  try {
    sessionStorage.setItem(key, 'due');
  } catch {}
}

/** Whether the announcement was not seen since the last signing in. */
export function isAnnouncementDue(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return dueHere;
  }
}

/** The announcement is on the screen. */
export function noteAnnouncement(): void {
  dueHere = false;
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
