/** The last word of the name of a sight: "Forest Park", "Union Station". */
export const SIGHT = /^(?:park|gardens?|zoo|museum|stadium|arena|station|university|college|hospital|airport|mall)$/;
