/** Every sentence of the product, read when its namespace is asked for. */
export const sentenceFiles = import.meta.glob<object>(['./en/*.ts', './fr/*.ts'], { import: 'default' })
