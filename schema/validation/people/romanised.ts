// How a syllable of Hangul may be written in Latin letters, by the official rules and as people do.

const INITIALS = "g|k,kk|gg,n,d|t,tt|dd,r|l,m,b|p,pp|bb,s|sh,ss,,j|ch,jj,ch,k,t,p,h".split(",");
const VOWELS =
  "a|ah,ae|ai,ya,yae,eo|u|o,e,yeo|yo|you|yu,ye,o|oh,wa,wae,oe|oi,yo,u|oo|woo,wo,we,wi|wee,yu|yoo,eu|u,ui|eui,i|ee".split(
    ",",
  );
const FINALS = ",k|g,k,k,n,n,n,t|d,l|r,k,m,l,l,l,p,l,m,p|b,p,t|s,t,ng,t,t,k,t,p,t".split(",");

/** Whether a word is the syllable, in either case: "Gal" and "Kal" are 갈. */
export function isRomanised(word: string, syllable: string): boolean {
  const at = (syllable.codePointAt(0) ?? 0) - 0xac00;
  if (at < 0 || at > 11_171) return false;
  const parts = [INITIALS[Math.floor(at / 588)], VOWELS[Math.floor((at % 588) / 28)], FINALS[at % 28]];
  return new RegExp(`^${parts.map((part) => `(?:${part})`).join("")}$`, "iu").test(word);
}
