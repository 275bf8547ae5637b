// What demo/element.html needs: the element, by the package's published name.
import "closeranks/define";
