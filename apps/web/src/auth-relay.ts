// A popup over somebody else's page that shows the app. It opens the sign-in in a popup of its own, which a browser that parts what frames
// keep lets us hear, and hands the answer to the frame. Browsers open windows for clicks alone, hence the button.
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
