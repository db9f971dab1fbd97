/** A form with photos as tiles, and a grid with a photo in each row. */
export const sitePhotos = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'place', label: 'Place', input: true },
    { type: 'file', key: 'photos', label: 'Photos', input: true, image: true, multiple: true },
    {
      type: 'datagrid',
      key: 'defects',
      label: 'Defects',
      input: true,
      components: [
        { type: 'textfield', key: 'defect', label: 'Defect', input: true },
        { type: 'file', key: 'picture', label: 'Picture', input: true, image: true },
      ],
    },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};
