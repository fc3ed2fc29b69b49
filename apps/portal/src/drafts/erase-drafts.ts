/** Erases an account's drafts from the device. It needs nothing that would have to be fetched. */
export function eraseDrafts(account: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pabean');
    // Nothing was ever kept here: the store is left as drafts.ts expects it.
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const erasing = database.transaction('drafts', 'readwrite');
      // All names that begin with the account and a slash; "0" is the character after the slash.
      erasing.objectStore('drafts').delete(IDBKeyRange.bound(`${account}/`, `${account}0`, false, true));
      erasing.oncomplete = () => {
        database.close();
        resolve();
      };
      erasing.onerror = () => reject(erasing.error);
    };
  });
}
