import { describe, expect, it } from 'vitest'
import { formulaText, withFormulas } from './formula-text.ts'

describe('a formula as text', () => {
  it.each([
    ['6CO_2 + 6H_2O \\rightarrow C_6H_{12}O_6 + 6O_2', '6CO₂ + 6H₂O → C₆H₁₂O₆ + 6O₂'],
    ['\\pi r^2', 'πr²'],
    ['7\\times8', '7 × 8'],
    ['a \\div b \\leq c', 'a ÷ b ≤ c'],
    ['\\frac{1}{2}', '1/2'],
    ['\\dfrac{a+b}{2n}', '(a + b)/(2n)'],
    ['\\sqrt{2} + \\sqrt[3]{x+1}', '√2 + ³√(x + 1)'],
    ['x^{-1}', 'x⁻¹'],
    ['-b \\pm \\sqrt{b^2-4ac}', '−b ± √(b² − 4ac)'],
    ['x = -2', 'x = −2'],
    ['e^{i\\pi}', 'e^(iπ)'],
    ['x_{n+1}', 'xₙ₊₁'],
    ['2^{n+1}', '2ⁿ⁺¹'],
    ['\\left( \\frac{1}{x} \\right)^2', '(1/x)²'],
    ['\\text{speed} = \\frac{d}{t}', 'speed = d/t'],
    ['\\mathrm{Na^+}', 'Na^+'],
    ['20\\,^{\\circ}\\mathrm{C}', '20 °C'],
    ['2\\sin x \\cos 2x', '2 sin x cos 2x'],
    ['f(x, y)', 'f(x, y)'],
    ['3{,}14', '3,14'],
    ['\\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}', '(−b ± √(b² − 4ac))/(2a)'],
    ['|x-1| < 2', '|x − 1| < 2'],
    ['|-1| - 1', '|−1| − 1'],
    ['5 - -3', '5 − −3'],
    ['a \\not= b', 'a ≠ b'],
    ['\\log_2 8', 'log₂ 8'],
    ['\\sum_{i=1}^{n} i^2', '∑ᵢ₌₁ⁿ i²'],
    ['\\vec{v} \\cdot \\bar{x}', 'v⃗ · x̄'],
    ['\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}', '(a b; c d)'],
    ['\\displaystyle 7', '7'],
    ['50\\%', '50%'],
    ['\\unknown{x} + 1', 'unknown x + 1'],
    ['\\constructor', 'constructor'],
    ['\\{1; 2\\}', '{1; 2}'],
  ])('%s is %s', (tex, text) => {
    expect(formulaText(tex)).toBe(text)
  })

  it('is something of whatever was typed', () => {
    for (const tex of [
      '',
      '\\',
      '{',
      '}',
      '^',
      '_{',
      '\\frac',
      '\\frac{1',
      '\\sqrt[',
      '\\text{a',
      '\\begin',
      '{'.repeat(1999),
    ])
      expect(typeof formulaText(tex)).toBe('string')
  })
})

it('finds the formulas of a text, and takes neither money nor code for one', () => {
  const marked = (text: string) => withFormulas(text, (tex) => `[${tex}]`)
  expect(marked('The area $a^2$ and $$b$$')).toBe('The area [a^2] and [b]')
  for (const text of ['$5 and $10', '5 $ et 10 $', 'Type `$x$` here', 'It is \\$5 or \\$6'])
    expect(marked(text)).toBe(text)
})
