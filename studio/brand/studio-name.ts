/** The name of the product's second app, the same in every language. */
export const STUDIO_NAME = 'Vitrine Studio'
