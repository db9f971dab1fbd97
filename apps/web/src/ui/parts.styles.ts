import { makeResetStyles, tokens } from '@fluentui/react-components';

/**
 * Global styles of Fluent's components, on the page and in portals: all dialogs look the same, and controls are 44 px
 * high on touch screens.
 *
 * NOTE: a reset style: the provider's own styles know the direction of the page, which is not known above it, and
 * merging takes one.
 */
export const usePartsClass = makeResetStyles({
  '& .fui-DialogBody': { rowGap: tokens.spacingVerticalL },
  '@media (pointer: coarse)': {
    '& :is(.fui-Button, .fui-Tab, .fui-Input, .fui-Option, .fui-Slider)': { minHeight: '44px' },
    '& :is(.fui-Select__select, .fui-Combobox, .fui-Dropdown)': { height: 'auto', minHeight: '44px' },
    '& :is(.fui-Radio, .fui-Switch)': { minHeight: '44px', alignItems: 'center' },
    // The checkbox stays next to the first line of its label.
    '& .fui-Checkbox': { paddingBlock: '6px' },
    '& button.fui-Link': { display: 'inline-flex', minHeight: '44px', alignItems: 'center' },
    '& :is(.fui-MenuItem, .fui-MenuItemRadio, .fui-MenuItemCheckbox)': { minHeight: '44px', alignItems: 'center' },
    '& .fui-Button:has(> .fui-Button__icon:only-child)': { minWidth: '44px' },
    // The close button stays in the line of the title.
    '& .fui-DialogTitle__action': { marginBlock: '-8px' },
  },
});
