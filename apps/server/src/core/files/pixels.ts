/** Pictures of more pixels are refused: decoding them would exhaust whoever looks at them. */
export const mostPixels = 100_000_000;
