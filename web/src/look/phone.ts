/** A screen with room for little: a phone, upright or on its side. */
export const PHONE = "(max-width: 599px), (max-height: 639px)";
