// Asks the browser for a passkey, or for a new one, and sends its answer with the form. Without passkeys the form stays hidden.
const forms = document.querySelectorAll('form.passkey');
const has = typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
for (const form of has ? forms : []) {
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const asks = JSON.parse(form.dataset.asks ?? form.dataset.makes);
    try {
      const credential = form.dataset.makes
        ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(asks) })
        : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asks) });
      form.elements.passkey.value = JSON.stringify(credential.toJSON());
      form.submit();
    } catch {
      // The person has thought better of it, or the device has none: the page stays as it is.
    }
  });
}
