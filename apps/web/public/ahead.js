// For a person who worked here before, the app's code comes together with the page's: the build lists it in the element of this script.
{
  const { app, list } = document.currentScript.dataset;
  const isList = /^\/(teams(\/[^/]+(\/forms)?)?\/?)?$/.test(location.pathname);
  const wanted = localStorage.getItem('lastAccount') === null ? [] : [app, isList && list];
  for (const href of wanted.filter(Boolean).join(' ').split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
