/** A phone number as people type it: five to twenty digits of any script with the usual separators. */
export const PHONE_NUMBER = /^[+\uff0b(]{0,2}\p{Nd}(?:[\p{Zs}\p{Pd}()./]*\p{Nd}){4,19}$/u
