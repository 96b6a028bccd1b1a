/** What a command of TeX shows, where that is one sign. */
export const SIGNS = pairs(`
    alpha α beta β gamma γ delta δ epsilon ε varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ nu ν
    xi ξ pi π rho ρ sigma σ tau τ upsilon υ phi φ varphi φ chi χ psi ψ omega ω
    Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
    infty ∞ partial ∂ nabla ∇ degree ° circ ∘ prime ′ ldots … dots … cdots ⋯ vdots ⋮
    forall ∀ exists ∃ neg ¬ lnot ¬ emptyset ∅ varnothing ∅ angle ∠ triangle △ square □ hbar ℏ ell ℓ Re ℜ Im ℑ aleph ℵ
    langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ lbrace { rbrace } vert | Vert ‖ mid | checkmark ✓ star ⋆
`)

/** The same for what stands between two things, with a space on either side. */
export const BETWEEN = pairs(`
    times × div ÷ pm ± mp ∓ cdot · ast ∗ cap ∩ cup ∪ setminus ∖ wedge ∧ land ∧ vee ∨ lor ∨ oplus ⊕ otimes ⊗ bullet •
    le ≤ leq ≤ leqslant ≤ ge ≥ geq ≥ geqslant ≥ ne ≠ neq ≠ lt < gt > ll ≪ gg ≫ approx ≈ equiv ≡ sim ∼ simeq ≃ cong ≅ propto ∝
    in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ parallel ∥ perp ⊥ colon :
    to → rightarrow → longrightarrow → leftarrow ← longleftarrow ← gets ← leftrightarrow ↔ mapsto ↦ uparrow ↑ downarrow ↓
    Rightarrow ⇒ Longrightarrow ⇒ implies ⇒ Leftarrow ⇐ Leftrightarrow ⇔ iff ⇔ rightleftharpoons ⇌ leftrightharpoons ⇋
`)

/** What is applied to something that follows: most of them are named as they are written. */
export const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ...pairs('sum ∑ prod ∏ int ∫ iint ∬ iiint ∭ oint ∮'),
  ...'sin cos tan cot sec csc sinh cosh tanh arcsin arccos arctan log ln lg exp lim max min sup inf det dim ker gcd mod arg deg'
    .split(' ')
    .map((name) => [name, name] as const),
])

/** The commands whose words are seen as they stand. */
export const WORDS = new Set(
  'text textrm textbf textit texttt textsf mathrm mathbf mathit mathsf mathtt mathbb mathcal mathfrak boldsymbol bm operatorname mbox ce'.split(
    ' ',
  ),
)

/** Says how something is set, not what. */
export const UNSEEN = new Set(
  'left right big Big bigg Bigg bigl bigr Bigl Bigr displaystyle textstyle scriptstyle limits nolimits ! negthinspace hline'.split(
    ' ',
  ),
)

export const SPACES = new Set([',', ';', ':', '>', ' ', 'quad', 'qquad', 'space', 'enspace', 'thinspace'])

/** Drawn above a letter. */
export const ACCENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    vec: '\u20d7',
    overrightarrow: '\u20d7',
    bar: '\u0304',
    overline: '\u0304',
    hat: '\u0302',
    widehat: '\u0302',
    tilde: '\u0303',
    dot: '\u0307',
    ddot: '\u0308',
  }),
)

export const RAISED = smaller(
  '0123456789+−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVWβγδθφχ',
  '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂᵝᵞᵟᶿᵠᵡ',
)
export const LOWERED = smaller(
  '0123456789+−=()aehijklmnoprstuvxβγρφχ',
  '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ',
)

function pairs(listed: string): ReadonlyMap<string, string> {
  const words = listed.trim().split(/\s+/)
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])))
}

function smaller(usual: string, small: string): ReadonlyMap<string, string> {
  const smalls = [...small]
  return new Map([...usual].map((sign, at) => [sign, smalls[at] ?? sign]))
}
