import { MenuGroup, MenuGroupHeader, MenuItem } from '@fluentui/react-components';

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
