// Before anything is drawn: the language of the page and its direction, as `readSpeech` of the app finds them.
{
  const spoken = ['en', 'de', 'ar'];
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
  Object.assign(document.documentElement, { lang, dir: lang === 'ar' ? 'rtl' : 'ltr' });
  // Words of that language come together with the code, where the build lists them in the element of this script.
  const words = document.currentScript.dataset[lang] ?? '';
  for (const href of words.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
