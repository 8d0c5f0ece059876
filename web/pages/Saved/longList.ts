/** From so many on a list has a filter and an order. */
export const longList = 6;
