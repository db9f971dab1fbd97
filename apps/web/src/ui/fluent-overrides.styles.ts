import { makeResetStyles, tokens } from '@fluentui/react-components';

/**
 * Global styles of Fluent's components, on the page and in portals. All dialogs look the same, and controls are 44 px
 * high on touch screens.
 *
 * NOTE: a reset style, because only the theme provider knows the direction of the page, and its own styles can be
 * merged with only one class.
 */
export const useFluentOverridesClass = makeResetStyles({
  '& .fui-DialogBody': { rowGap: tokens.spacingVerticalL },
  '@media (pointer: coarse)': {
    '& :is(.fui-Button, .fui-Tab, .fui-Input, .fui-Option, .fui-Slider)': { minHeight: '44px' },
    '& :is(.fui-Select__select, .fui-Combobox, .fui-Dropdown)': { height: 'auto', minHeight: '44px' },
    '& :is(.fui-Radio, .fui-Switch)': { minHeight: '44px', alignItems: 'center' },
    // Keeps the checkbox next to the first line of its label.
    '& .fui-Checkbox': { paddingBlock: '6px' },
    '& button.fui-Link': { display: 'inline-flex', minHeight: '44px', alignItems: 'center' },
    '& :is(.fui-MenuItem, .fui-MenuItemRadio, .fui-MenuItemCheckbox)': { minHeight: '44px', alignItems: 'center' },
    '& .fui-Button:has(> .fui-Button__icon:only-child)': { minWidth: '44px' },
    // Keeps the close button in the line of the title.
    '& .fui-DialogTitle__action': { marginBlock: '-8px' },
  },
});
