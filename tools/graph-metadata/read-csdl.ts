/** A type of a CSDL document (OData schema). Type names have no Graph namespace: `driveItem`. */
export interface CsdlType {
  readonly base?: string;
  readonly isOpen?: true;
  readonly properties: Readonly<Record<string, CsdlProperty>>;
  readonly navigation: Readonly<Record<string, string>>;
}

export interface CsdlProperty {
  readonly type: string;
  readonly isRequired?: true;
}

/** An action or function, bound to the type of its first parameter. */
export interface CsdlCall {
  readonly name: string;
  readonly boundTo: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly result?: string;
}

export interface Csdl {
  readonly types: ReadonlyMap<string, CsdlType>;
  readonly enums: ReadonlyMap<string, readonly string[]>;
  readonly calls: readonly CsdlCall[];
  /** Maps the name of a collection or single object at the root of the service to its type. */
  readonly roots: ReadonlyMap<string, string>;
}

interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
}

const graph = 'microsoft.graph';

/** Parses a CSDL document as published by Microsoft. Skips annotations and namespaces other than `microsoft.graph`. */
export function readCsdl(xml: string): Csdl {
  const types = new Map<string, { -readonly [Key in keyof CsdlType]: CsdlType[Key] }>();
  const enums = new Map<string, string[]>();
  const calls: { -readonly [Key in keyof CsdlCall]: CsdlCall[Key] }[] = [];
  const roots = new Map<string, string>();
  let namespace = '';
  let owner = '';
  let call: (typeof calls)[number] | undefined;
  for (const { name, attributes, isEnd, isEmpty } of parseTags(xml)) {
    const { Name = '', Type = '' } = attributes;
    if (name === 'Schema') namespace = isEnd ? '' : (attributes.Namespace ?? '');
    if (namespace !== graph) continue;
    if (isEnd) {
      if (name === 'Action' || name === 'Function') call = undefined;
      continue;
    }
    switch (name) {
      case 'EntityType':
      case 'ComplexType': {
        owner = Name;
        types.set(Name, {
          ...(attributes.BaseType && { base: shortName(attributes.BaseType) }),
          ...(attributes.OpenType === 'true' && { isOpen: true as const }),
          properties: {},
          navigation: {},
        });
        break;
      }
      case 'EnumType':
        owner = Name;
        enums.set(Name, []);
        break;
      case 'Member':
        enums.get(owner)?.push(Name);
        break;
      case 'Property': {
        const isRequired = attributes.Nullable === 'false';
        const type = types.get(owner)!;
        type.properties = {
          ...type.properties,
          [Name]: { type: shortName(Type), ...(isRequired && { isRequired: true as const }) },
        };
        break;
      }
      case 'NavigationProperty': {
        const type = types.get(owner)!;
        type.navigation = { ...type.navigation, [Name]: shortName(Type) };
        break;
      }
      case 'Action':
      case 'Function': {
        const csdlCall = { name: Name, boundTo: '', parameters: {} };
        calls.push(csdlCall);
        call = isEmpty ? undefined : csdlCall;
        break;
      }
      case 'Parameter':
        if (!call) break;
        if (call.boundTo === '') call.boundTo = shortName(Type);
        else call.parameters = { ...call.parameters, [Name]: shortName(Type) };
        break;
      case 'ReturnType':
        if (call) call.result = shortName(Type);
        break;
      case 'EntitySet':
        roots.set(Name, `Collection(${shortName(attributes.EntityType ?? '')})`);
        break;
      case 'Singleton':
        roots.set(Name, shortName(Type));
        break;
    }
  }
  return { types, enums, calls, roots };
}

/** Removes the Graph namespace: `Collection(graph.driveItem)` → `Collection(driveItem)`. */
const shortName = (type: string): string => type.replace(/(^|\()(?:microsoft\.)?graph\.(?=\w+\)?$)/, '$1');

function* parseTags(xml: string): Generator<Tag> {
  for (const [, end, prefixed = '', inner = '', empty] of xml.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:.]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    const attributes = Object.fromEntries(
      [...inner.matchAll(/([\w:.]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    yield { name: prefixed.replace(/^.*:/, ''), attributes, isEnd: end === '/', isEmpty: empty === '/' };
  }
}

/** Returns a type including its inherited properties; `undefined` if the document doesn't have it. */
export function resolveType(csdl: Csdl, name: string): CsdlType | undefined {
  const type = csdl.types.get(name);
  const base = type?.base && resolveType(csdl, type.base);
  if (!type || !base) return type;
  return {
    ...type,
    properties: { ...base.properties, ...type.properties },
    navigation: { ...base.navigation, ...type.navigation },
  };
}

/** Returns the element type of a collection, or the type itself. */
export const getElementType = (type: string): string => /^Collection\((.+)\)$/.exec(type)?.[1] ?? type;
