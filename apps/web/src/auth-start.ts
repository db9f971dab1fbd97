// Page in the sign-in window, used in one of two ways:
// - Microsoft's MSAL library redirects its popups and hidden frames to this page, which reports the response to the
//   app. A hidden frame opens every day, so only the code for that is loaded.
// - Teams opens this page with `?clientId=&scope=&loginHint=&claims=`. The page redirects to Microsoft's sign-in, and
//   when that redirects back, reports the result to Teams.
const teamsSignInMarker = 'teams-sign-in';
const isSignInResponse = /[#?&](code|error)=/.test(location.href);

async function start(): Promise<void> {
  if (isSignInResponse && sessionStorage.getItem(teamsSignInMarker) === null) {
    const { broadcastResponseToMainFrame } = await import('@azure/msal-browser/redirect-bridge');
    return broadcastResponseToMainFrame();
  }
  const { runTeamsSignIn } = await import('./sign-in/microsoft/run-teams-sign-in.ts');
  if (isSignInResponse) sessionStorage.removeItem(teamsSignInMarker);
  else sessionStorage.setItem(teamsSignInMarker, 'yes');
  await runTeamsSignIn(new URLSearchParams(location.search), isSignInResponse);
}

start().catch(() => {
  document.querySelector<HTMLElement>(`p[lang=${document.documentElement.lang}]`)!.hidden = false;
});

export {};
