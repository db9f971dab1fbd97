// A page without a library: native controls and one event listener. It measures the browser and the test harness alone,
// so no library can be faster.
const make = (tag, set = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), set);
  element.append(...children);
  return element;
};

function control({ key, type, options = [], total, product }) {
  if (type === 'select') return make('select', { name: key }, ...options.map(({ value, label }) => new Option(label, value)));
  if (type === 'textarea') return make('textarea', { name: key });
  if (type === 'radio') return make('span', {}, ...options.map(({ label }) => make('label', {}, make('input', { type, name: key }), label)));
  return make('input', { name: key, disabled: Boolean(total || product), type: type === 'checkbox' ? type : 'text' });
}

const field = (f) => make('p', { className: 'field', hidden: Boolean(f.when) }, make('label', {}, `${f.label} `), control(f));
const row = (columns) => make('tr', {}, ...columns.map((c) => make('td', {}, control(c))));
const number = (element) => Number(element.value) || 0;

window.__mount = (root, { fields, grid, data }) => {
  const drawn = fields.map(field);
  root.append(...drawn);
  const byName = new Map([...root.querySelectorAll('[name]')].map((element) => [element.name, element]));
  const totals = fields.filter(({ total }) => total);
  root.addEventListener('input', ({ target }) => {
    for (const { key, total } of totals) byName.get(key).value = total.reduce((sum, of) => sum + number(byName.get(of)), 0);
    for (const [at, { when }] of fields.entries()) if (when?.key === target.name) {
      drawn[at].hidden = !target.checked;
      drawn[at].className = target.checked ? 'field' : '';
    }
    const cell = (name) => target.closest('tr').querySelector(`[name="${name}"]`);
    const products = target.closest('tr') ? grid.columns.filter(({ product }) => product) : [];
    for (const { key, product } of products) cell(key).value = product.map(cell).map(number).reduce((a, b) => a * b);
  });
  for (const [at, { when }] of fields.entries()) if (when) drawn[at].className = '';
  if (!grid) return;
  const body = make('tbody');
  for (const answers of data[grid.key]) {
    const drawnRow = row(grid.columns);
    for (const element of drawnRow.querySelectorAll('[name]')) element.value = answers[element.name];
    body.append(drawnRow);
  }
  const add = make('button', { type: 'button', className: 'add', textContent: 'Add another' });
  // Adds the row in a microtask, as libraries that batch updates do.
  add.addEventListener('click', () => queueMicrotask(() => {
    const added = row(grid.columns);
    body.append(added);
    added.querySelector('[name]').focus();
  }));
  root.append(make('table', {}, body), add);
};
window.__ready = true;
