// Preloads the app's code and messages together with the page for users who signed in here before. The build lists the
// files in attributes of this script element.
{
  const { dataset } = document.currentScript;
  const isList = /^\/(teams(\/[^/]+(\/forms)?)?\/?)?$/.test(location.pathname);
  const parts = localStorage.getItem('lastAccount') === null ? [] : isList ? ['app', 'list'] : ['app'];
  // `speech.js` has already set the page's language.
  const { lang } = document.documentElement;
  const wanted = parts.flatMap((part) => [
    dataset[part],
    dataset[`${part}Messages${lang[0].toUpperCase()}${lang.slice(1)}`],
  ]);
  for (const href of wanted.filter(Boolean).join(' ').split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
