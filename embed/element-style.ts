/*
 * Important rules of a shadow root win over every rule of the page, so that no `* {}` there hides, moves or bends the
 * catalogue: it fills its container, which is the page's to lay out, or most of the screen where the container has no height
 * of its own.
 */

/** The look of an element. The first rule takes the height that it is given. */
export const ELEMENT_STYLE = `:host{
all:initial!important;
display:block!important;
position:relative!important;
inline-size:100%!important;
block-size:100%!important;
contain:strict!important;
contain-intrinsic-size:80rem 85svh!important
}
:host([fill=screen]){
position:fixed!important;
inset:0!important;
inline-size:auto!important;
block-size:auto!important;
z-index:9999!important
}
:host([hidden]){display:none!important}
iframe{all:initial;position:absolute;inset:0;inline-size:100%;block-size:100%}
slot{display:grid;place-content:center;block-size:100%}`
