/** A desktop, and every width below it. 320 px is a screen of 1280 at 400 %, 640 px the same at 200 %. */
export const widths = [1440, 1280, 1080, 1024, 768, 640, 390, 320] as const;
