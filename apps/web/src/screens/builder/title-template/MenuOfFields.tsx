import { MenuGroup, MenuGroupHeader, MenuItem } from '@fluentui/react-components';
import type { TitleField } from './title-fields.ts';

/** Fields of a form in a menu, below a title; where there are none, it says so. */
export function MenuOfFields(props: {
  readonly title: string;
  readonly none: string;
  readonly fields: readonly TitleField[];
  readonly onChoose: (field: TitleField) => void;
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
