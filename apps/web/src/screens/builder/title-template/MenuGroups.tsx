import { MenuGroup, MenuGroupHeader, MenuItem } from '@fluentui/react-components';
import type { TemplateField } from './template-fields.ts';

/** Group of a menu with the fields of a form, or a disabled item if there are none. */
export function FieldMenuGroup(props: {
  readonly title: string;
  readonly none: string;
  readonly fields: readonly TemplateField[];
  readonly onChoose: (field: TemplateField) => void;
}) {
  const { title, none, fields, onChoose } = props;
  return (
    <MenuGroup>
      <MenuGroupHeader>{title}</MenuGroupHeader>
      {fields.length === 0 && <MenuItem disabled>{none}</MenuItem>}
      {fields.map((field) => (
        <MenuItem key={field.insert} onClick={() => onChoose(field)}>
          {field.name}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}

/** Group of a menu with named template expressions. */
export function TextMenuGroup({
  title,
  texts,
  onChoose,
}: {
  readonly title: string;
  readonly texts: readonly (readonly [name: string, text: string])[];
  readonly onChoose: (text: string) => void;
}) {
  return (
    <MenuGroup>
      <MenuGroupHeader>{title}</MenuGroupHeader>
      {texts.map(([name, text]) => (
        <MenuItem key={text} onClick={() => onChoose(text)}>
          {name}
        </MenuItem>
      ))}
    </MenuGroup>
  );
}
