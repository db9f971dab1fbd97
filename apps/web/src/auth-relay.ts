// Popup that an app in a third-party frame opens for the sign-in. The popup opens the sign-in page in a second popup,
// which can message the first one in spite of the browser's storage partitioning, and passes the response on to the
// frame. It shows a button, because browsers open popups only on clicks.
const button = document.querySelector<HTMLButtonElement>(`button[lang=${document.documentElement.lang}]`)!;

async function start(): Promise<void> {
  const { runPopupRelay } = await import('@azure/msal-browser/popup-relay');
  const { signIn } = (await (await fetch('/config.json')).json()) as {
    readonly signIn: { readonly authority: string };
  };
  button.hidden = false;
  button.focus();
  button.addEventListener('click', () => {
    button.disabled = true;
    runPopupRelay({ protocolVersion: 2, allowedAuthorityOrigins: [signIn.authority] });
  });
}

void start();

export {};
