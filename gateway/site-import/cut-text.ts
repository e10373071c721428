/** The text in as many UTF-16 units as there is room for; what is cut ends with an ellipsis, and no character is halved. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Cs}$/u, "")}…`;
