/** Whether a story stands in a frame on a page of the book. There Storybook plays nothing. */
export const isOnPage = () => new URLSearchParams(location.search).get('embed') === 'true';
