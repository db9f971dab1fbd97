// The popup of an authorization. It is opened with `?redirect=` and goes to the sign-in; the sign-in leads back here with a code and a
// state, which the page that opened the popup gets by message: { code, state } or { error, state }.
const query = new URLSearchParams(location.search);
const redirect = query.get('redirect');
const state = query.get('state');

if (state !== null) handOver();
else if (redirect !== null) void goToSignIn(redirect);

function handOver() {
  // Nobody reads the code in the address, or finds it in the history.
  history.replaceState(null, '', location.pathname);
  const error = query.get('error');
  const told = error === null ? { code: query.get('code'), state } : { error, state };
  window.opener?.postMessage(told, location.origin);
  window.close();
  document.querySelector(`p[lang=${document.documentElement.lang}]`).hidden = false;
}

/** Leads to the sign-in that this server names, and nowhere else: the address may be anybody's. */
async function goToSignIn(address) {
  const { signIn } = await (await fetch('/config.json')).json();
  if (URL.canParse(address) && new URL(address).origin === new URL(signIn.authority).origin) location.replace(address);
}
