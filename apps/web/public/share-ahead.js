// While the code of a shared form's page comes, the server is asked for what that form begins with. `reusePrefetched` gives the answers to the page.
{
  const code = /^\/form\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  window.sharedAhead ??= { answers: new Map(), isOver: false };
  const ahead = window.sharedAhead;

  const ask = (address, token, then = (answer) => answer) => {
    const headers = { accept: 'application/json', ...(token && { 'session-token': token }) };
    const answer = fetch(address, { headers }).then(then);
    // The page asks again.
    answer.catch(() => undefined);
    ahead.answers.set(`${address} ${token ?? ''}`, answer);
  };
  const askForm = (token, isBegun) => {
    ask('/api/form-share-session', token);
    // Of what was begun here the form is kept.
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
  // Where the browser lets a page keep nothing, to ask for it throws.
  const readDraft = () =>
    new Promise((resolve) => {
      const opening = indexedDB.open('tideform-share');
      // Who was never here has no database yet, and it is not made here.
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
