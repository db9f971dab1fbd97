// The page of the chat, on a host of its own, which the app shows in a frame: here a script of somebody else's runs, and nothing of the app can
// be read from here. The app says { kind: 'boot', appId, about }, { kind: 'update', about } and { kind: 'event', name }; it is told { kind } of
// 'ready', 'loaded', 'not-loaded' and 'hidden'. `src/chat/open-frame-chat.ts` is the other side.
{
  const tell = (kind) => window.parent.postMessage({ kind }, '*');

  /** What whoever answers reads. NOTE: nobody is signed in there: a browser's own word is no proof of who somebody is. */
  const settingsOf = ({ name, language, version, teamId }) => ({
    name,
    language_override: language,
    ...(version && { app_version: version }),
    ...(teamId && { team_id: teamId }),
  });

  /** Whether somebody else chatted here before; `true` where the browser keeps nothing for a page in a frame. */
  const isAnother = (person) => {
    try {
      const before = localStorage.getItem('person');
      localStorage.setItem('person', person);
      return before !== person;
    } catch {
      return true;
    }
  };

  const boot = ({ appId, about }) => {
    // What is said before its code is here waits, as Intercom documents it.
    const waiting = (...said) => waiting.c(said);
    waiting.q = [];
    waiting.c = (said) => waiting.q.push(said);
    window.Intercom = waiting;
    // Who uses this device now reads nothing of who used it before.
    if (isAnother(about.person)) window.Intercom('shutdown');
    window.Intercom('boot', { app_id: appId, hide_default_launcher: true, ...settingsOf(about) });
    window.Intercom('onHide', () => tell('hidden'));
    window.Intercom('show');
    const script = document.createElement('script');
    script.src = `https://widget.intercom.io/widget/${encodeURIComponent(appId)}`;
    script.onload = () => tell('loaded');
    script.onerror = () => tell('not-loaded');
    document.head.append(script);
  };

  const listen = ({ source, data }) => {
    if (source !== window.parent) return;
    if (data.kind === 'boot' && !window.Intercom) boot(data);
    if (data.kind === 'update') {
      window.Intercom?.('update', settingsOf(data.about));
      window.Intercom?.('show');
    }
    if (data.kind === 'event') window.Intercom?.('trackEvent', data.name);
  };

  // Opened by itself it is an empty page.
  if (window.parent !== window) {
    window.addEventListener('message', listen);
    tell('ready');
  }
}
