// Popup of an app in a third-party frame. It opens the sign-in in another popup, which can message this one in spite
// of the browser's storage partitioning, and passes the response to the frame. Browsers open popups only on clicks,
// hence the button.
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
