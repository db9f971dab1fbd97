// Requests what a shared form needs first while the code of its page loads. `reusePrefetched` passes the responses to
// the page.
{
  const code = /^\/form\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  window.sharedAhead ??= { answers: new Map(), isOver: false };
  const ahead = window.sharedAhead;

  const ask = (address, token, then = (answer) => answer) => {
    const headers = { accept: 'application/json', ...(token && { 'session-token': token }) };
    const answer = fetch(address, { headers }).then(then);
    // If a request fails, the page sends it again.
    answer.catch(() => undefined);
    ahead.answers.set(`${address} ${token ?? ''}`, answer);
  };
  const askForm = (token, isBegun) => {
    ask('/api/form-share-session', token);
    // A form that was already started is stored on this device.
    if (!isBegun) ask('/api/form-share-session/form', token);
  };
  const begin = (draft) => {
    if (ahead.isOver) return;
    if (draft?.token && draft.expiresAt > new Date().toISOString()) return askForm(draft.token, draft.isBegun);
    if (draft?.token) return;
    ask(`/api/form-share-session/token?${new URLSearchParams({ code })}`, undefined, async (answer) => {
      const { token } = answer.ok ? await answer.clone().json() : {};
      if (token) askForm(token, draft?.isBegun);
      return answer;
    });
  };
  // Returns the locally stored draft of this share link. Throws if the browser blocks storage.
  const readDraft = () =>
    new Promise((resolve) => {
      const opening = indexedDB.open('tideform-share');
      // For a first-time visitor, doesn't create the database.
      opening.onupgradeneeded = () => opening.transaction.abort();
      opening.onerror = () => resolve(undefined);
      opening.onsuccess = () => {
        const database = opening.result;
        database.onversionchange = () => database.close();
        const reading = database.transaction('formShareSessions').objectStore('formShareSessions').get(code);
        reading.onerror = () => resolve(undefined);
        reading.onsuccess = () => {
          database.close();
          resolve(reading.result);
        };
      };
    });
  if (code && !ahead.isOver) readDraft().then(begin, () => begin(undefined));
}
