/** Pictures of more pixels are refused, because decoding them would exhaust the viewer's machine. */
export const mostPixels = 100_000_000;
