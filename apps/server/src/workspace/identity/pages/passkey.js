// Requests a passkey or creates one, and submits the browser's response with the form. Without passkey support the form
// stays hidden.
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
      // The person canceled, or the device has no passkey: the page stays unchanged.
    }
  });
}
