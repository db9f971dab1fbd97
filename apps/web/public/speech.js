// Sets the page's language and direction before anything is drawn, as `readLocale` of the app does. The build lists the languages in
// the attributes of this script; the static pages of the sign-in windows, which it doesn't process, have English, German and French.
{
  const { languages = 'en de fr', rightToLeft = '' } = document.currentScript.dataset;
  const spoken = languages.split(' ');
  const chosen = spoken.filter((one) => one === kept());
  const wanted = navigator.languages.map((one) => one.toLowerCase().split('-')[0]);
  const lang = [...chosen, ...wanted].find((one) => spoken.includes(one)) ?? 'en';
  // Where the browser lets a page keep nothing, to ask for it throws.
  function kept() {
    try {
      return localStorage.getItem('language');
    } catch {
      return null;
    }
  }
  Object.assign(document.documentElement, { lang, dir: rightToLeft.split(' ').includes(lang) ? 'rtl' : 'ltr' });
  // Words of that language come together with the code, where the build lists them in the element of this script.
  const words = document.currentScript.dataset[lang] ?? '';
  for (const href of words.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
