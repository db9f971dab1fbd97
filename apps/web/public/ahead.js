// For a person who worked here before, the app's code and words come together with the page's: the build lists them in the element of this script.
{
  const { dataset } = document.currentScript;
  const isList = /^\/(teams(\/[^/]+(\/forms)?)?\/?)?$/.test(location.pathname);
  const parts = localStorage.getItem('lastAccount') === null ? [] : isList ? ['app', 'list'] : ['app'];
  // `speech.js` has found the language.
  const { lang } = document.documentElement;
  const wanted = parts.flatMap((part) => [
    dataset[part],
    dataset[`${part}Messages${lang[0].toUpperCase()}${lang.slice(1)}`],
  ]);
  for (const href of wanted.filter(Boolean).join(' ').split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
