const light = {
  'bg-color': '#ffffff',
  'text-color': '#1f2328',
  'nav-bg-color': '#f3f5f7',
  'nav-text-color': '#1f2328',
  'nav-hover-text-color': '#000000',
  'nav-hover-bg-color': '#dfe5ea',
  'primary-color': '#0b5cad',
  'secondary-color': '#0b5cad',
};
const dark = {
  'bg-color': '#14181d',
  'text-color': '#e8ecf0',
  'header-bg-color': '#14181d',
  'header-color': '#e8ecf0',
  'nav-bg-color': '#1d232a',
  'nav-text-color': '#e8ecf0',
  'nav-hover-text-color': '#ffffff',
  'nav-hover-bg-color': '#2b3440',
  'primary-color': '#9cc7ff',
  'secondary-color': '#9cc7ff',
};
const isDark = matchMedia('(prefers-color-scheme: dark)');

/** The explorer reads its colors only once, so a changed color scheme needs a new explorer. */
function show() {
  const explorer = document.createElement('openapi-explorer');
  const attributes = { 'spec-url': '/api/openapi.json', collapse: '', ...(isDark.matches ? dark : light) };
  for (const [name, value] of Object.entries(attributes)) explorer.setAttribute(name, value);
  document.querySelector('#reference').replaceChildren(explorer);
}

isDark.addEventListener('change', show);
show();
