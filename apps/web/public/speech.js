// Sets the page's language and direction before the first rendering, in the same way as the app's `readLocale`. The
// build lists the languages in attributes of this script element. It doesn't process the static pages of the sign-in
// windows, which use English, German and French.
{
  const { languages = 'en de fr', rightToLeft = '' } = document.currentScript.dataset;
  const spoken = languages.split(' ');
  const chosen = spoken.filter((one) => one === kept());
  const wanted = navigator.languages.map((one) => one.toLowerCase().split('-')[0]);
  const lang = [...chosen, ...wanted].find((one) => spoken.includes(one)) ?? 'en';
  // Returns the language that the user chose; `null` if the browser blocks storage.
  function kept() {
    try {
      return localStorage.getItem('language');
    } catch {
      return null;
    }
  }
  Object.assign(document.documentElement, { lang, dir: rightToLeft.split(' ').includes(lang) ? 'rtl' : 'ltr' });
  // Preloads the messages of this language, if the build lists their files in attributes of this script element.
  const words = document.currentScript.dataset[lang] ?? '';
  for (const href of words.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
