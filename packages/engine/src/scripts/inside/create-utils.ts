/**
 * Creates `utils`: the functions of form.io that forms use and that lodash does not have.
 *
 * NOTE: the source text of this function runs inside the sandbox's virtual machine, so the function must not use
 * anything defined outside.
 *
 * @param readNumberText parses the number at the start of a text
 */
export function createUtils(
  readNumberText: (text: string) => number | undefined,
): Readonly<Record<string, (...given: never[]) => unknown>> {
  type Component = Readonly<Record<string, unknown>>;
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

  function getChildren(component: Component): readonly unknown[] {
    const inColumns = toList(component.columns).map((column) => isObject(column) && column.components);
    const inRows = toList(component.rows)
      .flatMap(toList)
      .map((cell) => isObject(cell) && cell.components);
    return [component.components, ...inColumns, ...inRows].flatMap(toList);
  }

  /** Calls `each` for every component, parents first; a result of `true` skips the children. */
  function eachComponent(
    components: unknown,
    each: (component: Component, path: string) => unknown,
    includeAll?: boolean,
    path = '',
  ): void {
    for (const component of toList(components)) {
      if (!isObject(component)) continue;
      const isLayout = component.input === false || !component.key;
      const own = isLayout ? path : [path, component.key].filter(Boolean).join('.');
      const skipsChildren = isLayout && !includeAll ? false : each(component, own) === true;
      if (!skipsChildren) eachComponent(getChildren(component), each, includeAll, own);
    }
  }

  function getComponent(components: unknown, key: unknown, includeAll = true): Component | undefined {
    let found: Component | undefined;
    eachComponent(
      components,
      (component, path) => {
        if (!found && (component.key === key || path === key)) found = component;
        return found !== undefined;
      },
      includeAll,
    );
    return found;
  }

  function flattenComponents(components: unknown, includeAll?: boolean): Record<string, Component> {
    const flat: Record<string, Component> = {};
    eachComponent(
      components,
      (component, path) => {
        flat[path || String(component.key)] = component;
      },
      includeAll,
    );
    return flat;
  }

  /** Returns the first answer with this key or path, at any depth of the data. */
  function getValue(submission: unknown, key: unknown): unknown {
    const data = isObject(submission) && isObject(submission.data) ? submission.data : submission;
    const names = String(key).split('.');
    function search(at: unknown): unknown {
      if (!isObject(at)) return undefined;
      const own = names.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), at);
      if (own !== undefined) return own;
      for (const name of Object.keys(at)) {
        const found = search(at[name]);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    return search(data);
  }

  function isEmpty(value: unknown): boolean {
    if (value === undefined || value === null || value === '') return true;
    return isObject(value) && !(value instanceof Date) && Object.keys(value).length === 0;
  }

  const boolValue = (value: unknown): boolean => (typeof value === 'string' ? value.toLowerCase() === 'true' : !!value);
  const getNumber = (value: unknown): number =>
    typeof value === 'number' ? value : (readNumberText(String(value).replace(/^[^\d.,+-]+/, '')) ?? Number.NaN);

  return { eachComponent, getComponent, flattenComponents, getValue, isEmpty, boolValue, getNumber };
}
