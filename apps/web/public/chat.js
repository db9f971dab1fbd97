// Page of the support chat, served from a separate host and shown in a frame: it runs the provider's script, which
// therefore can't read anything of the app. The app posts { kind: 'boot', appId, about }, { kind: 'update', about } and
// { kind: 'event', name }. This page posts { kind } with 'ready', 'loaded', 'not-loaded' or 'hidden'.
// `src/chat/open-frame-chat.ts` is the app's side.
{
  const tell = (kind) => window.parent.postMessage({ kind }, '*');

  /** Returns the user's context that support staff see. NOTE: it is unverified, because the chat has no sign-in. */
  const settingsOf = ({ name, language, version, teamId }) => ({
    name,
    language_override: language,
    ...(version && { app_version: version }),
    ...(teamId && { team_id: teamId }),
  });

  /**
   * Returns whether a different user used the chat in this browser before; `true` if the browser blocks storage in
   * frames.
   */
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
    // Queues calls until the provider's script is loaded, as in Intercom's documentation.
    const waiting = (...said) => waiting.c(said);
    waiting.q = [];
    waiting.c = (said) => waiting.q.push(said);
    window.Intercom = waiting;
    // Ends the conversation of the previous user of this device.
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

  // If the page isn't in a frame, it stays empty.
  if (window.parent !== window) {
    window.addEventListener('message', listen);
    tell('ready');
  }
}
