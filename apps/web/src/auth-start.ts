// The window of a sign-in, in one of two ways:
// - Microsoft's library has its popups and hidden frames come back here, and hears of it. A hidden frame opens each day: nothing is
//   loaded for it but that.
// - Teams opens it with `?clientId=&scope=&loginHint=&claims=`: it leads to Microsoft's pages, comes back, and tells Teams.
const begun = 'teams-sign-in';
const isAnswer = /[#?&](code|error)=/.test(location.href);

async function start(): Promise<void> {
  if (isAnswer && sessionStorage.getItem(begun) === null) {
    const { broadcastResponseToMainFrame } = await import('@azure/msal-browser/redirect-bridge');
    return broadcastResponseToMainFrame();
  }
  const { runTeamsSignIn } = await import('./sign-in/microsoft/run-teams-sign-in.ts');
  if (isAnswer) sessionStorage.removeItem(begun);
  else sessionStorage.setItem(begun, 'yes');
  await runTeamsSignIn(new URLSearchParams(location.search), isAnswer);
}

start().catch(() => {
  document.querySelector<HTMLElement>(`p[lang=${document.documentElement.lang}]`)!.hidden = false;
});

export {};
