/** The parts of the form. */
export const anatomy: ComponentAnatomy = {
  of: 'Parts',
  parts: [
    ['Heading', 'header', 'Says which form it is; `breadcrumb` adds the way back.'],
    [
      'Contents',
      'nav ol',
      'The sections, each with what is done or to be corrected. On a phone one section is shown at a time instead.',
    ],
    ['Section', 'fieldset', 'Fields that belong together, in the order of the contents.'],
    [
      'Goods and documents',
      'form + *',
      'Lists that are built line by line, outside of the form element: their dialogs have forms of their own.',
    ],
    [
      'Actions',
      'button[type="submit"]',
      'Shows everything that was said, section by section, then opens the dialog with the declaration and the captcha.',
    ],
  ],
};
