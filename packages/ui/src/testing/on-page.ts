/** Whether the story is in a frame on a docs page. Storybook runs no play function there. */
export const isOnPage = () => new URLSearchParams(location.search).get('embed') === 'true';
