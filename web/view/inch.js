/** One inch in millimetres. */
export const inch = 25.4;
